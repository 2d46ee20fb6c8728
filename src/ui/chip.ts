import styles from '#ui/chip.module.css';

/** The class of a link or button that is a chip: `aria-current` or `aria-pressed` says that it is chosen. */
export const CHIP = styles['chip']!;
