/** Why somebody reports what another has made, as it is stored, and how the dialog asks for it. */
export const reportReasons = {
  hurtful: "It hurts or threatens somebody",
  sexual: "It is sexual or violent",
  spam: "It is spam or misleading",
  private: "It shows somebody's private information",
  rights: "It uses something that is not theirs",
  illegal: "I believe it is illegal",
  other: "Something else",
} as const;

export type ReportReason = keyof typeof reportReasons;

export const reportReasonNames = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];
