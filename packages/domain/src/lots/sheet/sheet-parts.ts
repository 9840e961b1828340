/** Places that marks of a car are about; left and right are those of the driver. */
export const sheetParts = [
  'frontBumper',
  'hood',
  'windshield',
  'roof',
  'trunk',
  'rearWindow',
  'rearBumper',
  ...(['leftFrontFender', 'leftFrontDoor', 'leftRearDoor', 'leftRearFender', 'leftRocker'] as const),
  ...(['rightFrontFender', 'rightFrontDoor', 'rightRearDoor', 'rightRearFender', 'rightRocker'] as const),
  ...(['leftFrontWheel', 'leftRearWheel', 'rightFrontWheel', 'rightRearWheel'] as const),
  'underbody',
  'interior',
  'other',
] as const
export type SheetPart = (typeof sheetParts)[number]

export const isGlass = (part: SheetPart): boolean => part === 'windshield' || part === 'rearWindow'

/** Welded in, and carrying: where it was replaced, the body was opened. */
export const isStructure = (part: SheetPart): boolean => part === 'roof'
