/** An amount in the smallest unit of its currency; everything is counted in cents of a euro once it is here. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

export const houseCurrency = "EUR";
