import { useId, useState, type KeyboardEvent } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { isReferredKind } from '../../../../schemas/documents/reference.ts'
import { useTextField } from '../../../../forms/react/form.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { isIconName } from '../../../../schemas/icon-names.ts'
import { CropButton } from '../../media/crop/crop-button.tsx'
import { ArtPicker } from '../../media/picture-picker.tsx'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import { sourceOf, useChoices, type ChoiceSource } from './use-choices.ts'
import { classNames } from '../../../ui/styles/class-names.ts'
import { Stack } from '../../kit/layout.tsx'
import styles from '../fields.module.css'

/** A text that refers to something, with suggestions while typing. */
export function PickWidget(props: WidgetProps) {
  const { t } = useTranslation()
  const { frame, error, text, input } = useTextField(props)
  const source = sourceOf(props.schema)
  const isList = source === 'games' || source === 'providers'
  const choices = useChoices(isList ? null : source, text)
  const list = useId()
  const known = choices.find(({ value }) => value === text)
  return (
    <Stack gap={6}>
      <Field {...frame} hint={known?.label ? `${known.label}. ${frame.hint ?? ''}` : frame.hint}>
        {(control) => (
          <ControlBox
            invalid={error !== undefined}
            disabled={props.readonly}
            trail={<Sample source={source} value={text} />}
          >
            <input
              {...control}
              type="text"
              list={list}
              placeholder={isReferredKind(source) ? t('fields.choose') : undefined}
              autoComplete="off"
              spellCheck={false}
              {...input}
            />
          </ControlBox>
        )}
      </Field>
      <datalist id={list}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      {source === 'country' && <UnknownCountry />}
      {isList && !props.readonly && (
        <Added source={source} onAdd={(value) => props.onChange(text === '' ? value : `${text},${value}`)} />
      )}
      {(source === 'picture' || source === 'icon') && !props.readonly && (
        <div className={styles.pictures}>
          <ChoosePicture
            drawings={source === 'icon' ? 'icons' : 'pictures'}
            value={text}
            field={props.label}
            onChoose={props.onChange}
          />
          <CropButton
            address={text}
            subject={props.label}
            className={styles.library}
            onCropped={({ address }) => props.onChange(address)}
          />
        </div>
      )}
      {isReferredKind(source) && known && (
        <Link className={styles.open} to={`/documents/${source}/${text}`}>
          {t('fields.open', { name: known.label || text })}
        </Link>
      )}
    </Stack>
  )
}

/** Says that the server cannot know countries. */
function UnknownCountry() {
  const { t } = useTranslation()
  const { data: states } = useStudioData('preview.states', {})
  return states?.knowsCountry === false ? <p className={styles.unknown}>{t('fields.noCountry')}</p> : null
}

interface ChoosePictureProps {
  drawings: 'icons' | 'pictures'
  value: string
  field: string
  onChoose: (value: string) => void
}

/** Opens the drawings of the site and the media library. */
function ChoosePicture({ drawings, value, field, onChoose }: ChoosePictureProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const label = t('art.choose')
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        className={styles.library}
        aria-label={`${label}: ${field}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <ArtPicker
          drawings={drawings}
          value={value}
          onChoose={(address) => {
            setIsOpen(false)
            onChoose(address)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** A search whose result is appended to a list. */
function Added({ source, onAdd }: { source: ChoiceSource; onAdd: (value: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const choices = useChoices(source, typed)
  const list = useId()
  const isKnown = choices.some(({ value }) => value === typed)

  function add() {
    if (!isKnown) return
    onAdd(typed)
    setTyped('')
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.added}>
      <ControlBox>
        <input
          type="text"
          list={list}
          aria-label={t(`fields.add.${source}`)}
          placeholder={t(`fields.add.${source}`)}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={press}
        />
      </ControlBox>
      <datalist id={list}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <Button variant="secondary" size="s" disabled={!isKnown} onClick={add}>
        {t('forms.list.add')}
      </Button>
    </div>
  )
}

/** A thumbnail of the value. Pictures on other hosts are visible in the preview only. */
function Sample({ source, value }: { source: ChoiceSource | null; value: string }) {
  if (source === 'icon' && isIconName(value)) return <Icon name={value} />
  if ((source === 'picture' || source === 'icon') && /^\/[\w./-]+$/.test(value))
    return (
      <Thumbnail className={classNames(styles.sample, source === 'icon' && styles.icon)} address={value} />
    )
  return null
}
