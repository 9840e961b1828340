/** A level camera: verticals stay vertical, as in a shift-lens product photo. */
import { cross, dot, sub, unit, type P2, type V3 } from './vec.ts';

export interface Camera {
  /** Where the eye is. */
  eye: V3;
  /** Screen point of a world point. */
  to(p: V3): P2;
  /** Distance along the view axis. */
  depth(p: V3): number;
  /** Whether a surface point with this normal faces the eye. */
  faces(p: V3, n: V3): boolean;
  /** Unit vector from the point to the eye. */
  toEye(p: V3): V3;
  /** Screen y of the horizon. */
  horizon: number;
  /** Pixels per meter at the given depth. */
  pxAt(depth: number): number;
  /** World point on the ground under a screen point (below the horizon). */
  ground(x: number, y: number): V3;
}

export interface CameraSetup {
  /** Degrees around the subject: 0 looks at its front, 90 at its left side, 180 at its rear. */
  azimuth: number;
  distance: number;
  height: number;
  /** Center of the subject. */
  target: V3;
}

/** Fits the points into the frame [left, top, right, bottom], resting on its bottom edge. */
export function makeCamera(setup: CameraSetup, fit: V3[], frame: [number, number, number, number]): Camera {
  const a = (setup.azimuth * Math.PI) / 180;
  const eye: V3 = [setup.target[0] - Math.cos(a) * setup.distance, setup.target[1] + Math.sin(a) * setup.distance, setup.height];
  const forward = unit([setup.target[0] - eye[0], setup.target[1] - eye[1], 0]);
  const right = cross([0, 0, 1], forward);
  const depth = (p: V3) => dot(sub(p, eye), forward);
  const flat = (p: V3): P2 => {
    const d = Math.max(0.2, depth(p));
    return [dot(sub(p, eye), right) / d, (eye[2] - p[2]) / d];
  };
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const p of fit) {
    const [x, y] = flat(p);
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const k = Math.min((frame[2] - frame[0]) / (x1 - x0), (frame[3] - frame[1]) / (y1 - y0));
  const ox = (frame[0] + frame[2]) / 2 - (k * (x0 + x1)) / 2;
  const oy = frame[3] - k * y1;
  const toEye = (p: V3) => unit(sub(eye, p));
  return {
    eye,
    depth,
    toEye,
    to: (p) => {
      const [x, y] = flat(p);
      return [ox + k * x, oy + k * y];
    },
    faces: (p, n) => dot(n, toEye(p)) > 0.015,
    horizon: oy,
    pxAt: (d) => k / d,
    ground: (sx, sy) => {
      const d = (k * eye[2]) / Math.max(1, sy - oy);
      const s = ((sx - ox) / k) * d;
      return [eye[0] + forward[0] * d + right[0] * s, eye[1] + forward[1] * d + right[1] * s, 0];
    },
  };
}
