import { useEffect, useEffectEvent, useRef } from 'react';
import styles from '#web/pages/boarding/boarding.module.css';

/** The `BarcodeDetector` API; missing in some browsers. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser can read codes. */
export const readsCodes = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

const LOOK_EVERY_MS = 150;
/** The same code is not read again within this time. */
const SAME_CODE_MS = 4_000;

interface ViewfinderProps {
  readonly onCode: (text: string) => void;
  readonly onRefused: () => void;
}

/** The rear camera, with codes read by the browser itself. */
export function Viewfinder({ onCode, onRefused }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onCode);
  const refused = useEffectEvent(onRefused);

  useEffect(() => {
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
    void open().catch(() => isOver || refused());
    return () => {
      isOver = true;
      clearInterval(timer);
      close(stream);
    };
  }, []);

  return <video ref={video} className={styles['video']} muted playsInline />;
}

const close = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop());
