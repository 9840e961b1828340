import { Fragment } from 'react'
import { blocksOf, stressesOf } from './answer-text.ts'
import styles from './manager.module.css'

/** A text with its intended formatting; markup in it is shown as text. */
export function AnswerText({ text, lang }: { text: string; lang: string }) {
  return (
    <div lang={lang} className={styles.text}>
      {blocksOf(text).map((block, at) =>
        block.type === 'list' ? (
          // Parts of a text never change their order.
          <ul key={at}>
            {block.items.map((item, n) => (
              <li key={n}>
                <Line text={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={at}>
            {block.lines.map((line, n) => (
              <Fragment key={n}>
                {n > 0 && <br />}
                <Line text={line} />
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  )
}

const Line = ({ text }: { text: string }) =>
  stressesOf(text).map((part, at) => (part.strong ? <strong key={at}>{part.text}</strong> : part.text))
