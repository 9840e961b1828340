/// <reference lib="dom" />

import type { Page } from '@playwright/test'

export type Frames = {
  /** ms of work in the page's thread for each frame: scripts, styles and layout. */
  work: number[]
  /** ms from each frame to the next. */
  apart: number[]
  /** ms of the tasks that held the page longer than 50 ms. */
  longTasks: number[]
}

export type Scrolling = {
  frames: number
  /** From one frame to the next; undefined: as many as it takes for the whole board to pass. */
  px: number | undefined
}

/** Scrolls the board down and back, and toward the last hall and back, one step per frame, and measures every frame. */
export const scrollBoard = (page: Page, scrolling: Scrolling): Promise<Frames> =>
  page.getByRole('region', { name: 'Board' }).evaluate(async (board, { frames, px }) => {
    const seen: Frames = { work: [], apart: [], longTasks: [] }
    const observer = new PerformanceObserver((list) =>
      seen.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    )
    observer.observe({ type: 'longtask' })
    const afterFrame = () =>
      new Promise<number>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now())
        port2.postMessage(null)
      })
    const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done))
    const [deep, wide] = [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth]
    /** There and back. */
    const swing = (step: number, whole: number) => {
      const far = px === undefined ? whole : Math.min(whole, (px * frames) / 2)
      return far * (1 - Math.abs(1 - (((2 * step) / frames) % 2)))
    }
    let last = await nextFrame()
    for (let step = 1; step <= frames * 2; step += 1) {
      const began = await nextFrame()
      if (step <= frames) board.scrollTop = swing(step, deep)
      else board.scrollLeft = swing(step - frames, wide)
      seen.work.push((await afterFrame()) - began)
      seen.apart.push(began - last)
      last = began
    }
    await new Promise((done) => setTimeout(done, 200))
    observer.disconnect()
    return seen
  }, scrolling)
