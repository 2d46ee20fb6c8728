import styles from '#ui/card.module.css';

/** The class of a card: related content on a background of its own. */
export const CARD = styles['card']!;

/** The class of the only link or button of a card or ticket, triggered by a click anywhere on it. */
export const WHOLE = styles['whole']!;
