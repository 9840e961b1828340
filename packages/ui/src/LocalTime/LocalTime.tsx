import styles from './LocalTime.module.css'

type LocalTimeProps = {
  at: string
  /** The same moment by the viewer's own clock; null where that shows no other time. */
  text: string | null
}

/** The line under a time of Japan that says when that is for the viewer. */
export const LocalTime = ({ at, text }: LocalTimeProps) =>
  text !== null && (
    <time dateTime={at} className={`tabular ${styles.local}`}>
      {text}
    </time>
  )
