import { conditionGrades } from '../condition-grade.ts'

/** Overall grades that halls give to what was repaired after an accident, or was not repaired at all. */
export const repairedGrades: readonly string[] = [
  ...['R', 'RA', 'RB', 'RC', 'R1', 'R2', 'R?', 'WR', '***', '0', '99'],
  ...['A', 'A3', 'A3.5', 'A4'],
]

/** Grades of cars that were not. */
export const unrepairedGrades: readonly string[] = conditionGrades.filter(
  (grade) => !repairedGrades.includes(grade),
)

/** As our lists have it, in capitals. */
export const isRepairedGrade = (grade: string): boolean => repairedGrades.includes(grade)
