/** How the host reads a guest's number and address, for the rules of the domain. */
import type { ContactReaders } from '../../domain/booking/reservationRequest.ts';
import { readEmail } from './emailAddress.ts';
import { parsePhoneNumber } from './phoneNumber.ts';

export const CONTACT_READERS: ContactReaders = { parsePhone: parsePhoneNumber, readEmail };
