import styles from '#ui/choice.module.css';

/**
 * The class of a link or button that is a chip: `aria-current` or `aria-pressed` says that it is chosen. It looks as a choice
 * among chips does, by the same rules.
 */
export const CHIP = styles['chip']!;
