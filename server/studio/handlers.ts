import type { StudioAnswers, StudioCallName, StudioParams } from '../../schemas/studio/calls.ts'
import type { Caller, StudioContext } from './studio-context.ts'

/** The other calls set cookies and are handled by their routes. */
export type CallerCallName = Exclude<
  StudioCallName,
  | 'session.get'
  | 'session.open'
  | 'session.beginWithPasskey'
  | 'session.openWithPasskey'
  | 'session.close'
  | 'session.changePassword'
>

export type Handlers = {
  [Name in CallerCallName]: (
    context: StudioContext,
    caller: Caller,
    params: StudioParams<Name>,
  ) => Promise<StudioAnswers[Name]>
}
