import { useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { dayAndClock } from '#text/moments.ts';
import { boardingText, verdictTitles, voucherVerdictTitles } from '#text/pages/boarding.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import type { Alarm } from '#web/boarding/deliver-scans.ts';
import type { DeviceVouchers } from '#web/boarding/judge-voucher.ts';
import type { ScreenProps, Site } from '#web/page.ts';
import { AnswerPanel } from '#web/pages/boarding/answer-panel.tsx';
import styles from '#web/pages/boarding/boarding.module.css';
import { PassengerList } from '#web/pages/boarding/passenger-list.tsx';
import { useBoardingScanner } from '#web/pages/boarding/use-boarding-scanner.ts';
import { useWorker } from '#web/pages/boarding/use-worker.ts';
import { readsCodes, Viewfinder } from '#web/pages/boarding/viewfinder.tsx';
import type { BoardingListView } from '#wire/boarding.ts';
import * as paths from '#wire/page-paths.ts';

interface BoardingScannerProps extends Pick<ScreenProps<unknown>, 'call'> {
  readonly list: BoardingListView;
  readonly vouchers: DeviceVouchers;
  readonly site: Site;
}

/** The boarding scanner of a bus: the last result fills the screen, in text and colour. */
export function BoardingScanner({ list: given, vouchers, site: { lang, formToken }, call }: BoardingScannerProps) {
  const scanner = useBoardingScanner(given, vouchers, call);
  const [camera, setCamera] = useState<'closed' | 'open' | 'unsupported' | 'refused'>('closed');
  useWorker();
  const { list, boarded, answer, alarms } = scanner;
  const paid = list.tickets.filter((ticket) => ticket.paid);
  const onBoard = paid.filter(({ folio, boarded: elsewhere }) => elsewhere ?? boarded[folio]).length;

  const typed = (form: HTMLFormElement) => {
    const text = String(new FormData(form).get('code') ?? '');
    form.reset();
    form.querySelector('input')?.focus();
    void scanner.scan(text);
  };

  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <a href={paths.boarding[lang]}>{boardingText.otherBus[lang]}</a>
        <h1>
          <time dateTime={list.departs_at}>{dayAndClock(list.departs_at, lang)}</time> {list.origin} →{' '}
          {list.destination}
        </h1>
        <p>
          {list.service[lang]} ·{' '}
          <strong>{boardingText.boarded(onBoard, paid.length, list.tickets.length - paid.length)[lang]}</strong>
        </p>
        <p role="status" className={styles['signal']} data-online={scanner.isOnline}>
          {boardingText[scanner.isOnline ? 'online' : 'offline'][lang]}
          {scanner.waiting > 0 ? ` · ${boardingText.waiting(scanner.waiting)[lang]}` : ''}
        </p>
      </header>
      {list.cancelled || list.tickets.some(({ cancelled }) => cancelled) ? (
        <NoticeBox tone="warning">{boardingText[list.cancelled ? 'cancelled' : 'cancelledForSome'][lang]}</NoticeBox>
      ) : null}
      {scanner.isSignedOut ? (
        <NoticeBox tone="warning" role="alert">
          {boardingText.signedOut[lang]}{' '}
          <a href={operatorSignIn(`${paths.boarding[lang]}?departure=${list.departure}`, lang)}>
            {boardingText.signIn[lang]}
          </a>
        </NoticeBox>
      ) : null}
      {alarms.length > 0 ? (
        <NoticeBox tone="danger" role="alert">
          <strong>{boardingText.alarms[lang]}</strong>
          <ul>
            {alarms.map((alarm) => (
              <li key={alarm.folio}>{alarmText(alarm, lang)}</li>
            ))}
          </ul>
          <Button type="button" onClick={scanner.dismiss}>
            {boardingText.seen[lang]}
          </Button>
        </NoticeBox>
      ) : null}
      <AnswerPanel answer={answer} lang={lang} />
      {camera === 'open' ? (
        <Viewfinder onCode={(text) => void scanner.scan(text)} onRefused={() => setCamera('refused')} />
      ) : null}
      {camera === 'unsupported' ? <NoticeBox role="status">{boardingText.noCamera[lang]}</NoticeBox> : null}
      {camera === 'refused' ? <NoticeBox role="status">{boardingText.cameraRefused[lang]}</NoticeBox> : null}
      <Button
        type="button"
        look="main"
        className={styles['camera'] ?? ''}
        onClick={() => setCamera(camera === 'open' ? 'closed' : readsCodes() ? 'open' : 'unsupported')}
      >
        {boardingText[camera === 'open' ? 'closeCamera' : 'openCamera'][lang]}
      </Button>
      <form
        className={styles['typed']}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          typed(event.currentTarget);
        }}
      >
        <input type="hidden" name="_form" value={formToken} />
        <TextField
          name="code"
          label={boardingText.code[lang]}
          hint={boardingText.codeHint[lang]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button>{boardingText.check[lang]}</Button>
      </form>
      <TextField
        name="place"
        label={boardingText.place[lang]}
        value={scanner.place}
        maxLength={40}
        onChange={(event) => scanner.setPlace(event.target.value)}
      />
      <PassengerList list={list} boarded={boarded} lang={lang} />
      <noscript>{boardingText.needsScript[lang]}</noscript>
    </div>
  );
}

const alarmText = (alarm: Alarm, lang: Lang): string =>
  alarm.of === 'ticket'
    ? boardingText.alarm(alarm.folio, verdictTitles[alarm.verdict][lang])[lang]
    : boardingText.voucherAlarm(alarm.folio, voucherVerdictTitles[alarm.verdict][lang])[lang];
