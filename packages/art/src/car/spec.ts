/** What a car body consists of: real dimensions in meters and the curves that shape it. */
import type { Knots } from '../core/vec.ts';
import type { RimStyle } from './rim-style.ts'

/** A corner of a window, lamp or grille outline. */
export type Uv = [number, number];

export type GrilleStyle = 'bars' | 'mesh' | 'slim' | 'vertical' | 'none' | 'kei';

/** One side window between two x positions; pillars trim it where the cabin slopes. */
export interface SideWindow {
  x: [number, number];
  t?: [number, number];
  /** Privacy glass. */
  tinted?: boolean;
}

export interface CarSpec {
  name: string;
  length: number;
  width: number;
  /** Front axle behind the nose, and wheelbase. */
  axle: number;
  wheelbase: number;
  tire: number;
  rim: number;
  arch: number;
  /** Wheel designs that this kind of car has. */
  rims: readonly RimStyle[];
  /** May come with a contrasting roof. */
  twoTone?: boolean;
  /** Black plastic trim around the arches and sills. */
  cladding?: boolean;

  /** Superellipse exponents [along, across] of the plan view at nose and tail. */
  planFront: [number, number];
  planRear: [number, number];
  /** How far nose and tail lean back at height t (0 = bottom edge, 1 = hood edge). */
  nose: Knots;
  tail: Knots;
  /** Half width as a fraction of the full half width, by height t. */
  flank: Knots;
  /** Height of the shoulder (hood edge, belt, trunk edge) and of the bottom edge, by x. */
  shoulder: Knots;
  bottom: Knots;
  /** How much the hood or trunk rises toward the middle, by x. */
  crown: Knots;

  cabin: {
    /** Glass base and roof, front and rear ends on the center line. */
    base: [number, number];
    roof: [number, number];
    baseWidth: number;
    roofWidth: number;
    planFront: [number, number];
    planRear: [number, number];
    /** Height of the roof edge, by x, and rise to the middle. */
    roofEdge: Knots;
    roofCrown: number;
    /** Outward bulge of the side glass. */
    bulge: number;
    /** Windshield and rear glass: the half width fraction they cover, and t range. */
    screen: { edge: number; from: number; to: number };
    backlight?: { edge: number; from: number; to: number };
    windows: SideWindow[];
    /** Width of the A-pillar and of the rear pillar along the side. */
    pillars: [number, number];
  };

  /** Shut lines on the side, polylines in (x, z) from the shoulder down. */
  doors: Uv[][];
  handles: Uv[];
  /** Character lines on the side, polylines in (x, t). */
  creases: Uv[][];
  mirror: { x: number; z: number; size: number };
  /** Sliding-door rail on the rear quarter, in (x, z). */
  rail?: Uv[] | undefined;
  roofRails?: boolean;
  spoiler?: boolean;
  antenna?: boolean;

  face: FaceSpec;
  back: BackSpec;
  /** Open bed behind the cab (pickup). */
  bed?: BedSpec;
  /** Cargo body of a truck; `length` above is then the cab alone. */
  cargo?: CargoSpec;
}

/** Nose details in (a = meters around the outline from the nose center, t = fraction of the height). */
export interface FaceSpec {
  headlamp: Uv[];
  grille?: Uv[];
  grilleStyle: GrilleStyle;
  intake?: Uv[];
  fog?: [number, number, number] | undefined;
  fogPocket?: Uv[];
  plate: [number, number];
  lip?: boolean;
  skid?: boolean;
  /** Black bumper up to this fraction of the height (commercial vehicles). */
  blackBumper?: number;
}

/** Tail details, a measured from the tail center. */
export interface BackSpec {
  lamp: Uv[];
  /** Joined light bar or chrome strip between the lamps at height t. */
  strip?: { t: number; half: number; lit?: boolean };
  plate: [number, number];
  reflector?: [number, number, number];
  diffuser?: number;
  exhaust?: 'one' | 'two' | 'none';
  /** Trunk lid or tailgate shut line in (a, t). */
  gate: Uv[];
}

/** Open bed cut into the body behind the cab. */
export interface BedSpec {
  from: number;
  to: number;
  depth: number;
}

/** Flat bed with drop sides, or closed box, behind a truck's cab. */
export interface CargoSpec {
  kind: 'flat' | 'box';
  from: number;
  to: number;
  width: number;
  floor: number;
  height: number;
  /** Where bumper lamps hang. */
  lampZ: number;
  /** Loading crane between cab and bed. */
  crane?: boolean;
}
