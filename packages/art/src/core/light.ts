/** How light falls on a glossy panel: sky, horizon and ground reflected in the clear coat. */
import { clamp, dot, scale, smoothstep, sub, unit, type V3 } from './vec.ts';

export interface Light {
  /** Direction toward the sun. */
  sun: V3;
  /** Strength of the sun, 0 = overcast or hall. */
  power: number;
  /** General brightness. */
  level: number;
}

/** Brightness of the surroundings in direction z (1 = zenith, 0 = horizon, -1 = straight down). */
function surroundings(z: number): number {
  if (z >= 0) {
    const glow = 0.93 - 0.25 * smoothstep(0.25, 1, z);
    return 0.3 + (glow - 0.3) * smoothstep(0.02, 0.16, z);
  }
  return 0.3 + 0.16 * smoothstep(0, 0.3, -z) - 0.26 * smoothstep(0.3, 1, -z);
}

/** Shade value in 0..1 for a ramp. */
export function gloss(n: V3, toEye: V3, light: Light): number {
  const facing = clamp(dot(n, toEye), 0, 1);
  const mirror = unit(sub(scale(n, 2 * facing), toEye));
  const sun = Math.max(0, dot(n, light.sun));
  const diffuse = 0.3 + 0.33 * (n[2] * 0.5 + 0.5) + 0.3 * sun * light.power;
  const fresnel = 0.38 + 0.34 * (1 - facing) ** 3;
  const glint = Math.max(0, dot(mirror, light.sun)) ** 40 * light.power * 0.5;
  return clamp((diffuse * (1 - fresnel) + surroundings(mirror[2]) * fresnel + glint) * light.level, 0, 1);
}
