export const succeeds = (answer: Promise<unknown>) =>
  answer.then(
    () => true,
    () => false,
  )
