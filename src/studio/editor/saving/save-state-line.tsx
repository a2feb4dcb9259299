import { useTranslation } from 'react-i18next'
import { useTranslatePhrase } from '../../issues/use-translate-issue.ts'
import { useTimestamp } from '../../use-language.ts'
import type { SaveState } from './draft-saver.ts'
import { ActionError } from '../../kit/action-error.tsx'
import styles from '../editor.module.css'

/** The save state of the text; failures are announced to screen readers. */
export function SaveStateLine({ state }: { state: SaveState }) {
  const { t } = useTranslation()
  const moment = useTimestamp()
  const translate = useTranslatePhrase()
  if (state.status === 'broken' || state.status === 'lost' || state.status === 'refused') {
    const texts = { broken: t('editor.brokenJson'), lost: t('editor.lost') }
    return <ActionError reason={state.status === 'refused' ? translate(state.reason) : texts[state.status]} />
  }
  if (state.status === 'conflict') return null
  const text =
    state.status === 'saved'
      ? state.at && t('editor.saved', { time: moment(state.at) })
      : t(`editor.${state.status}`)
  return <p className={styles.hint}>{text}</p>
}
