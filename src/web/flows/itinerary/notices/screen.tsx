import { useState } from 'react';
import { type Channel, isText } from '#domain/notices/channel.ts';
import { noticesText } from '#text/notices-page.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './screen.module.css';
import { subscribed } from './subscribed.ts';
import type { ScreenProps } from '#web/page.ts';
import { useOneAtATime } from '#web/services/use-one-at-a-time.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { type ChannelsView, postNotices } from '#wire/notices.ts';

export interface NoticesData {
  readonly code: string;
  readonly channels: ChannelsView;
}

type Trouble = 'denied' | 'failed' | 'unanswered' | 'unavailable';

/** Each channel with its description, its state, and its one action. */
export function Screen({ data: { code, channels: drawn }, site, call }: ScreenProps<NoticesData>) {
  const { lang, formToken } = site;
  const [channels, setChannels] = useState(drawn);
  const [trouble, setTrouble] = useState<Trouble>();
  const { works: isBusy, run } = useOneAtATime();
  const devicesOf = (channel: Channel) => channels.chosen.find((chosen) => chosen.channel === channel)?.devices ?? 0;

  const choosePush = async () => {
    const subscription = await subscribed(channels.push_key ?? '');
    if (typeof subscription === 'string') return setTrouble(subscription);
    const chosen = await call(postNotices, { body: { code, channel: 'push', subscription } }).catch(() => undefined);
    setTrouble(chosen ? (chosen.ok ? undefined : 'failed') : 'unanswered');
    if (chosen?.ok) setChannels(chosen.data);
  };

  return (
    <Sheet title={noticesText.title[lang]} lead={noticesText.lead[lang]} width="text" takesFocus>
      <ul className={styles['channels']}>
        <li className={styles['channel']}>
          <h2>{noticesText.mail[lang]}</h2>
          <p>{noticesText.mailHint[lang]}</p>
          <p className={styles['on']}>{noticesText.on[lang]}</p>
        </li>
        {channels.offered.map((channel) => {
          const devices = devicesOf(channel);
          const isOn = devices > 0;
          return (
            <li key={channel} className={styles['channel']} data-channel={channel}>
              <h2>{noticesText.channels[channel][lang]}</h2>
              <p>
                {
                  (isText(channel) ? noticesText.hints.text(`··· ${channels.phone ?? ''}`) : noticesText.hints.push)[
                    lang
                  ]
                }
              </p>
              <p className={styles['on']} role="status">
                {isOn ? (isText(channel) ? noticesText.on : noticesText.onElsewhere(devices))[lang] : ''}
              </p>
              {channel === 'push' ? (
                <>
                  {trouble && !isBusy ? (
                    <NoticeBox tone="warning" role="alert">
                      {noticesText[trouble][lang]}
                    </NoticeBox>
                  ) : null}
                  <Button
                    type="button"
                    className={styles['scripted']}
                    busy={isBusy}
                    onClick={() => void run(choosePush)}
                  >
                    {noticesText.choose.push[lang]}
                  </Button>
                </>
              ) : null}
              {isText(channel) || isOn ? (
                <form method="post">
                  <input type="hidden" name="_form" value={formToken} />
                  <input type="hidden" name="code" value={code} />
                  <input type="hidden" name="channel" value={channel} />
                  <Button name="do" value={isOn ? 'off' : 'on'} look={isOn ? 'quiet' : 'plain'}>
                    {(isOn ? noticesText.takeBack : noticesText.choose)[channel][lang]}
                  </Button>
                </form>
              ) : null}
            </li>
          );
        })}
      </ul>
      <p>
        <a href={itineraryPath(lang, code)}>{noticesText.back[lang]}</a>
      </p>
    </Sheet>
  );
}
