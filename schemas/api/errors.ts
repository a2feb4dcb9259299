/**
 * Every error type of the platform and the HTTP status that its answers bear. 403 only where the
 * whole page is refused, since the site takes any 403 for a fatal one; other refusals are 422.
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

/** Body of a refused call: `{"error": {...}}`. `error_data` names fields or codes. */
export interface ApiErrorBody {
  error: { type: string; message: string; error_data?: Record<string, unknown> }
}

/** A refused call, on the server and in the browser. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly type: ApiErrorType,
    message: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(message)
  }
  get status(): number {
    return errorStatuses[this.type]
  }
}

export function isApiErrorType(value: unknown): value is ApiErrorType {
  return typeof value === 'string' && Object.hasOwn(errorStatuses, value)
}
