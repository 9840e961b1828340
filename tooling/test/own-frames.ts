const { setTimeout: runLater, clearTimeout: cancel } = globalThis
const frameMs = 1000 / 60

// jsdom runs frames by an interval. If a test's fake timers replace that, it never ends, and no later test in the
// process gets a frame.
if (globalThis.document !== undefined) {
  Object.assign(globalThis, {
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      Number(runLater(() => callback(performance.now()), frameMs)),
    cancelAnimationFrame: (frame: number) => cancel(frame),
  })
}
