import styles from '#ui/tabs.module.css';

/** The class of a list of links, or of buttons, of which one is shown: `aria-current` or `aria-selected` says which. */
export const TABS = styles['tabs']!;
