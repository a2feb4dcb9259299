import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { smallestCrop, type PictureRectangle } from '../../../../schemas/media.ts'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import { moved, resized, type Limits } from './rectangle.ts'
import styles from './crop.module.css'

interface CropNumbersProps extends Limits {
  value: PictureRectangle
  onChange: (value: PictureRectangle) => void
  isDisabled: boolean
}

const names = ['x', 'y', 'width', 'height'] as const
type Name = (typeof names)[number]

/** Position and size of the rectangle as numbers, for everyone who does not drag. */
export function CropNumbers({ value, onChange, isDisabled, picture, ratio }: CropNumbersProps) {
  const { t } = useTranslation()
  const id = useId()
  // While a number is typed it may be too small: the rectangle must not change it under the fingers.
  const [typed, setTyped] = useState<{ name: Name; text: string }>()

  const limits = {
    x: { min: 0, max: picture.width - value.width },
    y: { min: 0, max: picture.height - value.height },
    width: { min: smallestCrop, max: picture.width - value.x },
    height: { min: smallestCrop, max: picture.height - value.y },
  }
  function apply(name: Name, number: number) {
    const by = number - value[name]
    const shift = name === 'x' || name === 'width' ? { dx: by, dy: 0 } : { dx: 0, dy: by }
    const isPosition = name === 'x' || name === 'y'
    onChange(isPosition ? moved(value, shift, picture) : resized(value, 'se', shift, { picture, ratio }))
  }
  function type(name: Name, text: string) {
    setTyped({ name, text })
    const number = Number(text)
    const { min, max } = limits[name]
    if (text !== '' && Number.isInteger(number) && number >= min && number <= max) apply(name, number)
  }
  function leave(name: Name) {
    const number = Math.round(Number(typed?.text ?? ''))
    if (typed && typed.text !== '' && Number.isFinite(number)) apply(name, number)
    setTyped(undefined)
  }
  return (
    <div className={styles.numbers} role="group" aria-label={t('media.crop.numbers')}>
      {names.map((name) => (
        <Field key={name} id={`${id}-${name}`} label={t(`media.crop.fields.${name}`)}>
          {(control) => (
            <ControlBox disabled={isDisabled}>
              <input
                {...control}
                type="number"
                inputMode="numeric"
                step={1}
                {...limits[name]}
                disabled={isDisabled}
                value={typed?.name === name ? typed.text : value[name]}
                onChange={({ target }) => type(name, target.value)}
                onBlur={() => leave(name)}
              />
            </ControlBox>
          )}
        </Field>
      ))}
    </div>
  )
}
