import { lazy, Suspense } from 'react'
import styles from './phone.module.css'

const FlagImage = lazy(() => import('./FlagImage.tsx').then(({ FlagImage: Image }) => ({ default: Image })))

/** A country's flag, next to its name; the drawings are loaded when the first one is needed. */
export const Flag = ({ code }: { code: string | undefined }) => (
  <Suspense fallback={<span className={styles.flag} />}>
    {code ? <FlagImage code={code} /> : <span className={styles.flag} />}
  </Suspense>
)
