/** Places on a car to which marks refer; left and right are as seen by the driver. */
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

/** Welded and structural: replacing it means that the body was opened. */
export const isStructure = (part: SheetPart): boolean => part === 'roof'
