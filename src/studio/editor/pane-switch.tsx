import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import styles from './editor.module.css'

/** On narrow screens, where the page is below the fields: leads from the fields to the page and back. */
export function PaneSwitch({ fields }: { fields: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const [isAtPage, setIsAtPage] = useState(false)
  useEffect(() => {
    const page = fields.current?.nextElementSibling
    if (!page) return
    const observer = new IntersectionObserver(([entry]) => setIsAtPage(entry?.isIntersecting === true), {
      rootMargin: '0px 0px -50% 0px',
    })
    observer.observe(page)
    return () => observer.disconnect()
  }, [fields])

  function go() {
    const target = isAtPage ? fields.current : fields.current?.nextElementSibling
    target?.scrollIntoView({ block: 'start' })
    // Keys continue there.
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  return (
    <Button
      variant="secondary"
      size="s"
      icon={isAtPage ? 'chevron-up' : 'eye'}
      className={styles.paneSwitch}
      onClick={go}
    >
      {t(isAtPage ? 'editor.toFields' : 'editor.toPreview')}
    </Button>
  )
}
