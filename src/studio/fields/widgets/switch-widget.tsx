import type { WidgetProps } from '@rjsf/utils'
import { ownWidgets } from '../../../../forms/react/form.ts'

/** A switch; one that was never touched shows what the site does then. */
export function SwitchWidget(props: WidgetProps) {
  const value: unknown = props.value
  return <ownWidgets.CheckboxWidget {...props} value={value ?? props.schema.default} />
}
