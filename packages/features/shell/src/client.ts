export { type Drawn, type DrawRequest, drawApp } from './app/draw-app.tsx'
export * from './doors.ts'
