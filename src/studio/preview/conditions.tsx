import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Icon } from '../../ui/art/icon.tsx'
import styles from './preview.module.css'

interface ConditionsProps {
  /** How many conditions differ from what visitors get. */
  count: number
  children: ReactNode
}

/**
 * The rarely used controls of the preview, behind a button that shows how many of them are set. They stay mounted, so
 * that results and typed values outlast closing.
 */
export function Conditions({ count, children }: ConditionsProps) {
  const { t } = useTranslation()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The browser does not count a click in the previewed page as one outside. Pages also take the focus by themselves,
    // when they open: then the pointer is elsewhere.
    const closeForPage = () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLIFrameElement && activeElement.matches(':hover'))
        panel.current?.hidePopover()
    }
    window.addEventListener('blur', closeForPage)
    return () => window.removeEventListener('blur', closeForPage)
  }, [])
  return (
    <div className={styles.conditions}>
      <button
        type="button"
        className={buttonClass({ variant: 'outline', size: 's' })}
        aria-label={count === 0 ? undefined : t('preview.conditionsSet', { count })}
        popoverTarget={id}
      >
        <Icon name="filter" size={18} />
        {t('preview.conditions')}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('preview.conditions')}
        className={styles.popover}
      >
        {children}
      </div>
    </div>
  )
}
