import type { ReactNode } from 'react';
import styles from '#ui/notice-box.module.css';

interface NoticeProps {
  readonly tone?: 'info' | 'warning' | 'danger';
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

export function NoticeBox({ tone = 'info', role, children }: NoticeProps) {
  return (
    <div className={`${styles['notice']} ${tone === 'info' ? '' : styles[tone]}`.trim()} role={role}>
      {children}
    </div>
  );
}
