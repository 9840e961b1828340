import { conditionGrades } from '../condition-grade.ts'

/** Overall grades that halls give to cars that were repaired after an accident, or were not repaired at all. */
export const repairedGrades: readonly string[] = [
  ...['R', 'RA', 'RB', 'RC', 'R1', 'R2', 'R?', 'WR', '***', '0', '99'],
  ...['A', 'A3', 'A3.5', 'A4'],
]

/** Grades of cars that were not repaired after an accident. */
export const unrepairedGrades: readonly string[] = conditionGrades.filter(
  (grade) => !repairedGrades.includes(grade),
)

/** As in our lists, in capitals. */
export const isRepairedGrade = (grade: string): boolean => repairedGrades.includes(grade)
