import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentName } from '../../../../schemas/studio/calls.ts'
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx'
import { AddToRelease } from '../../releases/add-to-release.tsx'

interface CollectButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  documents: readonly DocumentName[]
  /** Receives the message about the result. */
  onDone: (notice: string) => void
}

/** Adds several drafts to a release, an existing or a new one. */
export function CollectButton({ documents, onDone, ...appearance }: CollectButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        {...appearance}
        variant="secondary"
        icon="flag"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('releases.include')}
      </Button>
      {isOpen && (
        <AddToRelease
          documents={documents.map(({ kind, key }) => ({ kind, key }))}
          onDone={(notice) => {
            setIsOpen(false)
            onDone(notice)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
