import styles from '#ui/card.module.css';

/** The class of a card: what belongs together, on a ground of its own. */
export const CARD = styles['card']!;

/** The class of the one link or button of a card, or of a ticket, that a press anywhere on it means. */
export const WHOLE = styles['whole']!;
