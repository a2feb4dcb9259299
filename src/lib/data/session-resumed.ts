import { createEmitter } from '../emitter.ts'

/** The player whose session expired on this page has logged in again: that a call needed a login no longer applies. */
export const { on: onSessionResumed, emit: reportSessionResumed } = createEmitter<[]>()
