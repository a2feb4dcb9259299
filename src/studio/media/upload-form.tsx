import { inBuiltIn } from '../../../schemas/locale.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaLimits } from '../../../schemas/media.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { AltFields, isComplete, writtenAlt } from './alt-fields.tsx'
import { useLeavingFocus } from '../use-leaving-focus.ts'
import { isPictureFile } from './picture-types.ts'
import { sendPicture, type SentPicture } from './send-picture.ts'
import { sizeLimits, useMediaError } from './use-media-error.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Alert } from '../kit/alert.tsx'
import { Stack } from '../kit/layout.tsx'
import { Hint } from '../kit/text.tsx'
import styles from './media.module.css'

interface UploadFormProps {
  file: File
  /** Where the picture goes; empty: the top. */
  folder: string
  /** The picture is in the library; `isNew`: it was not there before. */
  onThere: (address: string, isNew: boolean) => void
  onDismiss: () => void
}

/** The address of the identical picture that is already in the library, if the upload was rejected for that. */
function knownAddress(error: unknown): string | null {
  if (!(error instanceof StudioError) || error.type !== 'PictureKnown') return null
  const item = error.data?.['item']
  return isRecord(item) && typeof item['address'] === 'string' ? item['address'] : null
}

function focusEmpty(form: HTMLFormElement | null): void {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  inputs.find(({ value }) => value.trim() === '')?.focus()
}

/** A preview of the file, if the browser can display it. */
function useSketch(file: File): string | undefined {
  const [sketch, setSketch] = useState<string>()
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      setSketch(typeof reader.result === 'string' ? reader.result : undefined),
    )
    if (file.type.startsWith('image/') && file.size <= mediaLimits.bytes) reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return sketch
}

/** Why the server will refuse the file; before its alt text is written. */
const obstacleOf = (file: File) =>
  !isPictureFile(file) ? 'PictureKindUnknown' : file.size > mediaLimits.bytes ? 'PictureTooLarge' : undefined

/** Aborted when the component unmounts. */
function useLeaving() {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return leaving
}

/** Says what the library has removed from a drawing, which may look different without it. */
function RemovedParts({ removed }: Pick<SentPicture, 'removed'>) {
  const { t } = useTranslation()
  return (
    <Alert>
      <p>{t('media.cleaned')}</p>
      <ul className={styles.removed}>
        {removed.map((part) => (
          <li key={part}>
            <code>{part}</code>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Uploads one file; asks for its alt text first. */
export function UploadForm({ file, folder, onThere, onDismiss }: UploadFormProps) {
  const { t } = useTranslation()
  const mediaErrorOf = useMediaError()
  const id = useId()
  const form = useLeavingFocus<HTMLFormElement>(
    ({ previousElementSibling: before, nextElementSibling: after }) =>
      after?.querySelector('input') ?? before?.querySelector('input:not([type=file]), button'),
  )
  useEffect(() => {
    // The first of several files; refused ones have no texts.
    if (!form.current?.previousElementSibling?.matches('form'))
      form.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [form])
  const leaving = useLeaving()
  const sketch = useSketch(file)
  const obstacle = obstacleOf(file)
  const [alt, setAlt] = useState<Localized<string>>(inBuiltIn(() => ''))
  const [isChecked, setIsChecked] = useState(false)
  const [percent, setPercent] = useState<number>()
  const [error, setError] = useState<unknown>()
  const [changed, setChanged] = useState<SentPicture>()
  const next = useRef<HTMLButtonElement>(null)
  // The field with the focus is gone.
  useEffect(() => (changed ? next.current?.focus() : undefined), [changed])
  const known = knownAddress(error)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    // The picker may be inside another form.
    event.stopPropagation()
    if (changed) return onThere(changed.address, true)
    setIsChecked(true)
    if (!isComplete(alt)) return focusEmpty(form.current)
    setError(undefined)
    setPercent(0)
    try {
      const sent = await sendPicture({
        file,
        folder,
        alt: writtenAlt(alt),
        onProgress: setPercent,
        signal: leaving.current.signal,
      })
      if (sent.removed.length === 0) return onThere(sent.address, true)
      setChanged(sent)
      setPercent(undefined)
    } catch (failure) {
      setError(failure)
      setPercent(undefined)
    }
  }

  const reason = obstacle
    ? t(`media.refusals.${obstacle}`, sizeLimits)
    : error === undefined
      ? undefined
      : mediaErrorOf(error)
  return (
    <form
      ref={form}
      className={styles.upload}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {sketch !== undefined && <img className={styles.sketch} src={sketch} alt="" />}
      <Stack>
        <p id={id} className={styles.name}>
          {file.name}
        </p>
        <ActionError reason={reason} />
        {changed && <RemovedParts {...changed} />}
        {!obstacle && !changed && <AltFields value={alt} onChange={setAlt} isChecked={isChecked} />}
        {percent !== undefined && (
          <>
            <Hint id={`${id}-progress`}>
              {percent < 100 ? t('media.sending', { percent }) : t('media.checking')}
            </Hint>
            <ProgressBar percent={percent} labelledBy={`${id}-progress`} />
          </>
        )}
        <div className={styles.choices}>
          {!changed && (
            <Button variant="secondary" onClick={onDismiss}>
              {t('media.dismiss')}
            </Button>
          )}
          {known !== null && <Button onClick={() => onThere(known, false)}>{t('media.showKnown')}</Button>}
          {!obstacle && known === null && (
            <Button ref={next} type="submit" loading={percent !== undefined}>
              {t(changed ? 'media.continue' : 'media.send')}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  )
}
