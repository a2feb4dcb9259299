import { Icon } from '../../ui/art/icon.tsx'
import { useSiteLocales } from '../site-locales.ts'
import { DismissHint } from './dismiss-hint.tsx'
import { useHints } from './hints-context.ts'
import { useTranslateIssue } from './use-translate-issue.ts'
import styles from './text-hints.module.css'

/** What style lists say of a text in each language. `id`: of its field. */
export function TextHints({ id }: { id: string }) {
  const { hints } = useHints()
  const locales = useSiteLocales()
  const translateIssue = useTranslateIssue()
  return locales.flatMap(({ code, name }) =>
    hints
      .filter(({ path }) => `field${path}` === `${id}/${code}`)
      .map((each) => {
        const { message, hint } = translateIssue(each)
        return (
          <div key={`${code} ${message}`} className={styles.hint}>
            <Icon name="info" size={16} />
            <span>
              {name}: {hint === undefined ? message : `${message}. ${hint}`}
            </span>
            <DismissHint hint={each} about={message} />
          </div>
        )
      }),
  )
}
