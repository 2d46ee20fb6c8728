import type { ReactNode } from 'react';
import styles from '#ui/tag.module.css';

interface TagProps {
  /** `plain` says something, `urgent` that it runs out or has changed. */
  readonly tone?: 'plain' | 'urgent';
  readonly children: ReactNode;
}

/** Few words about what it stands beside. */
export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={`${styles['tag']} ${styles[tone] ?? ''}`.trim()}>{children}</span>
);
