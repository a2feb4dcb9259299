import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCroppable, readMediaAddress } from '../../../../schemas/media.ts'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { classNames } from '../../../ui/styles/class-names.ts'
import { useMay } from '../../session/use-session.ts'
import { CropDialog } from './crop-dialog.tsx'
import { Hint } from '../../kit/text.tsx'
import styles from './crop.module.css'

interface CropButtonProps {
  address: string
  /** What the picture is for, beside the text of the button for screen readers. */
  subject?: string
  /** Why the picture cannot be cropped now. */
  obstacle?: string | undefined
  className?: string | undefined
  onCropped: (item: MediaItem) => void
}

/** Opens the dialog that crops a picture of the library; nothing for drawings, tiny pictures, and viewers. */
export function CropButton({ address, subject, obstacle, className, onCropped }: CropButtonProps) {
  const { t } = useTranslation()
  const hint = useId()
  const [isOpen, setIsOpen] = useState(false)
  const mayCrop = useMay('editor')
  const picture = readMediaAddress(address)
  if (!mayCrop || !picture || !isCroppable(picture)) return null
  const text = t('media.crop.open')
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        className={classNames(styles.open, className)}
        aria-haspopup="dialog"
        aria-label={subject === undefined ? undefined : `${text}: ${subject}`}
        aria-describedby={obstacle === undefined ? undefined : hint}
        disabled={obstacle !== undefined}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      {obstacle !== undefined && <Hint id={hint}>{obstacle}</Hint>}
      {isOpen && (
        <CropDialog
          address={address}
          picture={picture}
          onCropped={(item) => {
            setIsOpen(false)
            onCropped(item)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
