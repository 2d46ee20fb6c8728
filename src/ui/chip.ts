import styles from '#ui/choice.module.css';

/**
 * The class of a link or button styled as a chip: `aria-current` or `aria-pressed` marks it as selected. Shares its
 * rules with chip choices.
 */
export const CHIP = styles['chip']!;
