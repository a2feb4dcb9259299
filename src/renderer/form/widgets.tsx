import { useState } from 'react'
import {
  createWidgets,
  optionOf,
  orUndefined,
  ownWidgets,
  TextControl,
  textOf,
  type Widget,
  type WidgetProps,
} from '../../../forms/react/form.ts'
import type { FormWidget } from '../../../schemas/documents/form-ui.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { amountInput } from '../../ui/masked-input/amount-input.ts'
import { digitsOf, isGroupedDigits, maskDigits } from '../../ui/masked-input/masks.ts'

function CardWidget(props: WidgetProps) {
  const mask = optionOf(props, 'mask') ?? '#### #### #### ####'
  return (
    <TextControl
      field={props}
      inputMode="numeric"
      autoComplete="cc-number"
      lead={<Icon name="card" />}
      mask={(text) => maskDigits(text, mask)}
      toText={(value) => maskDigits(textOf(value), mask)}
      toValue={(text) => orUndefined(isGroupedDigits(text) ? digitsOf(text) : text)}
    />
  )
}

/** An amount. Decimals stay as typed, for the validator to report: a sum is whole. */
function MoneyWidget(props: WidgetProps) {
  const [money] = useState(() => amountInput(2))
  return (
    <TextControl
      field={props}
      inputMode="numeric"
      autoComplete="off"
      amount
      mask={money.mask}
      tidy={money.tidy}
      toText={(value) => money.toText(textOf(value))}
      toValue={(text) => orUndefined(money.read(text) ?? text)}
    />
  )
}

function PromoWidget(props: WidgetProps) {
  return (
    <TextControl field={props} autoComplete="off" capitalises toValue={(text) => orUndefined(text.trim())} />
  )
}

/**
 * The widget components; compound forms also have that of files. The contract's widget `phone` is `PhoneWidget`; a
 * missing one is a type error.
 */
const components: Record<`${Capitalize<Exclude<FormWidget, 'file'>>}Widget`, Widget> = {
  ...ownWidgets,
  CardWidget,
  MoneyWidget,
  PromoWidget,
}

/** The widgets of the site's forms. */
export const widgets = createWidgets(components, { sum: MoneyWidget, promo: PromoWidget })
