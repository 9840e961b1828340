export * from './doors.ts'
