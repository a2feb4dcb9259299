/**
 * Every error type of the platform, with its HTTP status. Only errors that concern the whole page are 403,
 * because the site treats any 403 as fatal; other rejections are 422.
 */
export const errorStatuses = {
  UnknownErrorException: 500,
  ApplicationDisabledException: 503,
  MethodNotFoundException: 404,
  AuthorizationException: 401,
  InvalidRequestException: 400,
  InternalServerErrorException: 500,
  AccessDeniedException: 403,
  UserDeletedException: 422,
  UserBannedException: 403,
  UserNeedDepositException: 422,
  UserNeedProfileDataException: 422,
  UserNeedConfirmContactException: 422,
  ApplicationUnavailableException: 503,
  InvalidParameterException: 422,
  TooManyRequestsException: 429,
  BillingServiceErrorException: 502,
  BillingTransactionDeclinedException: 422,
  BillingUnavailableException: 502,
  BillingDepositLimitExceededException: 422,
  WithdrawalDeclinedException: 422,
  WithdrawalLimitsExceededException: 422,
  WithdrawalLimitsPeriodExceededException: 422,
  KycUserProfileException: 422,
  KycWithdrawalException: 422,
  StorageQuotaExceededException: 422,
  IdentityVerificationRequiredException: 422,
  RequisitesOnVerificationException: 422,
  RequisitesValidationRequiredException: 422,
  RequisitesFraudulentException: 422,
} as const

export type ApiErrorType = keyof typeof errorStatuses
export const apiErrorTypes: ApiErrorType[] = Object.keys(errorStatuses).filter(isApiErrorType)

/** Body of a failed call: `{"error": {...}}`. `error_data` names fields or codes. */
export interface ApiErrorBody {
  error: { type: string; message: string; error_data?: Record<string, unknown> }
}

/** A failed call, on the server and in the browser. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly type: ApiErrorType,
    message: string,
    readonly data: Record<string, unknown> = {},
    /** HTTP status. Only a platform that forbids a call with 403 differs from the status of the type. */
    readonly status: number = errorStatuses[type],
  ) {
    super(message)
  }
}

export function isApiErrorType(value: unknown): value is ApiErrorType {
  return typeof value === 'string' && Object.hasOwn(errorStatuses, value)
}

/** Whether the account was deleted. Its session must end: a platform may reject even calls that guests may make. */
export function isAccountDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.type === 'UserDeletedException'
}

/** Whether `error_data.reason` says that the player is on a break or self-excluded. */
export function isBreakReason(reason: unknown): boolean {
  return reason === 'time_out' || reason === 'self_excluded'
}

/** Whether a call failed because the player is on a break or self-excluded. */
export function isOnBreak(error: unknown): boolean {
  return error instanceof ApiError && isBreakReason(error.data['reason'])
}

/** `error_data.reason` of a call that needs `account.confirmidentity` first. */
export const confirmationRequired = 'confirmation_required'

type ConfirmationError = ApiError & { readonly data: { readonly reason: typeof confirmationRequired } }

/** Whether a call failed because the player must first confirm that it is them. */
export function isConfirmationRequired(error: unknown): error is ConfirmationError {
  return error instanceof ApiError && error.data['reason'] === confirmationRequired
}
