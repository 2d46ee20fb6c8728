import styles from '#ui/tabs.module.css';

/** The class of a list of links or buttons of which one is current: marked by `aria-current` or `aria-selected`. */
export const TABS = styles['tabs']!;
