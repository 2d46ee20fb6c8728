import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What browsers that read codes themselves offer; the others have no such name. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export interface Camera {
  readonly state: 'closed' | 'open' | 'unknown' | 'refused';
  toggle(): void;
}

const LOOK_EVERY_MS = 150;
/** A code that is held out longer is not read again. */
const SAME_CODE_MS = 4_000;

/** The camera at the back, read by the browser itself. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void): Camera {
  const [state, setState] = useState<Camera['state']>('closed');
  const found = useEffectEvent(onCode);

  useEffect(() => {
    if (state !== 'open') return undefined;
    const detector = new (detectorClass()!)({ formats: ['qr_code'] });
    let stream: MediaStream | undefined;
    let isOver = false;
    let last = { text: '', at: 0 };
    const look = async () => {
      const [code] = video.current && video.current.readyState > 1 ? await detector.detect(video.current) : [];
      const now = Date.now();
      if (!code || isOver) return;
      if (code.rawValue !== last.text || now - last.at > SAME_CODE_MS) found(code.rawValue);
      last = { text: code.rawValue, at: now };
    };
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return close(stream);
      video.current.srcObject = stream;
      return video.current.play();
    };
    void open().catch(() => setState('refused'));
    return () => {
      isOver = true;
      clearInterval(timer);
      close(stream);
    };
  }, [state, video]);

  return {
    state,
    toggle: () => setState(state === 'open' ? 'closed' : detectorClass() ? 'open' : 'unknown'),
  };
}

const close = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop());
