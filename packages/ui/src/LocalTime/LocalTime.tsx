import styles from './LocalTime.module.css'

type LocalTimeProps = {
  at: string
  /** The same moment by the viewer's own clock; null if that shows the same time. */
  text: string | null
}

/** The line below a time in Japan that says when that is for the viewer. */
export const LocalTime = ({ at, text }: LocalTimeProps) =>
  text !== null && (
    <time dateTime={at} className={`tabular ${styles.local}`}>
      {text}
    </time>
  )
