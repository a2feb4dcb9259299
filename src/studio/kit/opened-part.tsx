import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { useLeavingFocus } from '../use-leaving-focus.ts'
import { Row } from './layout.tsx'

interface OpenedPartProps {
  /** As that of the button that opened it. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A part of a screen that a button opens. Takes the focus, and gives it back to the button when it closes. */
export function OpenedPart({ label, className, children }: OpenedPartProps) {
  const opener = useRef<Element>(null)
  const part = useLeavingFocus<HTMLDivElement>(() => opener.current)
  useEffect(() => {
    opener.current ??= document.activeElement
    part.current?.focus()
  }, [part])
  return (
    <div className={className} ref={part} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  )
}

interface ConfirmationProps extends OpenedPartProps {
  /** Of the button that carries it out. */
  verb: string
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be undone. `children`: what it means. */
export function Confirmation({ verb, isPending, onConfirm, onCancel, children, ...part }: ConfirmationProps) {
  const { t } = useTranslation()
  return (
    <OpenedPart {...part}>
      {children}
      <Row>
        <Button loading={isPending} onClick={onConfirm}>
          {verb}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Row>
    </OpenedPart>
  )
}
