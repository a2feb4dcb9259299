import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { focusPart, isThere } from './tabbable.ts'
import styles from './keyboard.module.css'

/** The first stop of the Tab key: leads past the navigation and the list of documents. Visible with the focus. */
export function SkipButton() {
  const { t } = useTranslation()
  function skip() {
    const main = document.querySelector<HTMLElement>('main')
    if (main && isThere(main)) focusPart(main)
  }
  return (
    <Button variant="secondary" size="s" className={styles.skip} onClick={skip}>
      {t('shortcuts.skip')}
    </Button>
  )
}
