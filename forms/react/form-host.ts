import type { FormValues } from '../contract/form.ts'
import type { AskAboutField } from './engine/field-checks.ts'
import type { Failure } from './state/failure.ts'
import type { WidgetSet } from './widgets/widgets.ts'

/** What an application does for one of its forms. */
export interface FormHost {
  /** Sends valid values. */
  submit: (values: FormValues) => Promise<unknown>
  /** Why `submit` has rejected. */
  describe: (error: unknown) => Failure
  /** Performs the checks that fields name in `check`. */
  ask: AskAboutField
  /** Calls back when the user has logged in again, and returns a function that ends it. */
  onSessionResumed: (listener: () => void) => () => void
  /** The engine's widgets with those of the application, see `createWidgets`. */
  widgets: WidgetSet
}
