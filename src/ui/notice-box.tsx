import type { ReactNode } from 'react';
import styles from '#ui/notice-box.module.css';

interface NoticeProps {
  readonly tone?: 'info' | 'warning' | 'danger';
  readonly role?: 'status' | 'alert';
  readonly className?: string;
  readonly children: ReactNode;
}

export function NoticeBox({ tone = 'info', role, className = '', children }: NoticeProps) {
  return (
    <div className={`${styles['notice']} ${styles[tone] ?? ''} ${className}`.trim()} role={role}>
      {children}
    </div>
  );
}
