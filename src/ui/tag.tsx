import type { ReactNode } from 'react';
import styles from '#ui/tag.module.css';

interface TagProps {
  /** `plain` for information, `urgent` for what is running out or has changed. */
  readonly tone?: 'plain' | 'urgent';
  readonly children: ReactNode;
}

/** A short label for the adjacent content. */
export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={`${styles['tag']} ${styles[tone] ?? ''}`.trim()}>{children}</span>
);
