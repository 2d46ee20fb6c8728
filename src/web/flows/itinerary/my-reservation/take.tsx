import { buttonClass } from '#ui/button.tsx';

interface TakeProps {
  readonly href: string;
  readonly look?: 'main' | 'plain';
  readonly children: string;
}

/** The first of the two taps that claim a compensation. */
export const Take = ({ href, look = 'plain', children }: TakeProps) => (
  <li>
    <a className={buttonClass(look)} href={href}>
      {children}
    </a>
  </li>
);
