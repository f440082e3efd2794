import { forEachListingField, type ListingFieldName } from "#shared/listing-fields.ts";
import type { ImportField } from "./import-fields.ts";

/** Column names in several languages, normalized by `plainName`. The first best match wins. */
export const columnNames: Partial<Record<ImportField, string>> = {
  ...forEachListingField<Record<ListingFieldName, string>>(({ importedAs }) => importedAs),
  slug: "slug, listing slug, permalink",
  status: `status, business status, post status, listing status, operational status, license status, licence status, permanently closed, temporarily closed, is closed, closed,
    is published, published, is active, active, still open, still in business, lifecycle, estado`,
  openingDate: "opening date, open date, opens on, planned opening",
  name: `name, business name, company, company name, organization name, facility name, dba, dba name, doing business as, trade name, business, practice, practice name,
    spa name, med spa, medspa, medical spa, clinic name, account name, title, post title, listing name, company or last name, org last name, spa, store name, location name, nombre, nombre comercial, nombre del negocio, razon social, empresa, establecimiento, denominacion,
    nom, raison sociale, firmenname, firma, unternehmen, bezeichnung, nome, ragione sociale, licensee name, licensee`,
  address: `address, street, street address, address 1, address1, address line 1, addr street, business address, physical address, location address, mailing address, full address, addr full, site address,
    premise address, street address, address of record, street 1, direccion, calle, domicilio, adresse, rue, strasse, anschrift, indirizzo, via, endereco, addr, street name`,
  houseNumber:
    "house number, addr housenumber, street number, hausnummer, numero exterior, numero, nr",
  unit: "unit, suite, apt, street2, street 2, addr unit, addr suite, address 2, address2, address line 2, addr unit, ste, piso, apartamento, address line2",
  city: "city, town, city name, addr city, business city, municipality, locality, physical city, addr place, ciudad, municipio, localidad, poblacion, ort, stadt, ville, citta, cidade, mailing city, city town",
  zipCode: `zip, zip code, zipcode, postal code, postcode, postal, plz, codigo postal, cp, c p, code postal, cap, cep, addr postcode, zip postal code, zip postal, zip5, business zip, postleitzahl,
    physical zip, plz zip postal`,
  position:
    "position, coordinates, coords, lat lng, lat lon, lat long, latlng, latlon, location coordinates, coordenadas, koordinaten, geo, geo point, location 1, latitude longitude",
  latitude:
    "latitude, lat, y, location lat, latitud, breite, breitengrad, y coord, geo lat, gps latitude",
  longitude:
    "longitude, lng, lon, location lng, long, x, longitud, laenge, laengengrad, langengrad, x coord, geo lng, geo lon, gps longitude",
  phone: `phone, phone number, tel, contact phone number, formatted phone number, international phone number, phone standard format, telephone, telephone number, business phone, contact phone, main phone, phone 1, primary phone, mobile, telefono, tel no, telefon, telefonnummer, rufnummer,
    numero de telefono, celular, telefone, contact number, phone no, ph`,
  email:
    "email, e mail, mail, email address, contact email, business email, correo, correo electronico, courriel, e mail adresse, emailadresse, posta elettronica",
  website:
    "website, web site, contact web, web page, url, web, homepage, site, web address, website url, contact website, sitio web, pagina web, webseite, site web, sito, internet, www, domain, link",
  description:
    "description, about, summary, short description, bio, overview, post content, post excerpt, editorial summary, descripcion, acerca de, beschreibung, descrizione, descricao",
  categories:
    "categories, category, post category, post categories, default category, subtypes, primary type, primary category, google category, types, beauty, healthcare, leisure, type, business type, kind, license type, industry, amenity, shop, categoria, categorias, tipo, giro, kategorie, branche, categorie, naics description",
  services: `services, services offered, what they do, what they offer, treatments, treatments offered, menu, offerings, procedures, servicios, servicios ofrecidos, tratamientos, leistungen, behandlungen, prestations, servizi,
    servicos, products and services`,
  hoursText:
    "hours, open, hrs, when open, open when, open times, days and hours, working hours, working hours old format, business hours, opening hours weekday text, regular opening hours, current opening hours, weekday text, opening hours, hours text, open hours, hours of operation, schedule, horario, horarios, horario de atencion, offnungszeiten, oeffnungszeiten, horaires, orari",
  weeklyHours: "weekly hours",
  ownership: "ownership, practice owner, owner of the practice",
  licenseNumber:
    "license number, licence number, license no, licence no, lic no, license, licence, license num, permit number, license nbr, numero de licencia, licencia, lizenznummer, facility license number",
  licenseHolder: "license holder, licence holder, medical director, permittee, titular",
  licenses: "licenses, licences",
  staff: "staff, team, practitioners, personal, providers",
  instagram: "instagram, insta, instagram handle, ig handle, contact instagram, instagram url, ig",
  facebook: "facebook, contact facebook, facebook url, fb",
  socialMediaLinks: "social media links, social media",
};

export const days = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export const dayNames = [
  "monday, mon, mo, lunes, lun, montag, lundi, lunedi, segunda",
  "tuesday, tue, tues, tu, martes, mar, dienstag, di, mardi, martedi, terca",
  "wednesday, wed, we, miercoles, mie, mittwoch, mi, mercredi, mercoledi, quarta",
  "thursday, thu, thur, thurs, th, jueves, jue, donnerstag, do, jeudi, giovedi, quinta",
  "friday, fri, fr, viernes, vie, freitag, vendredi, venerdi, sexta",
  "saturday, sat, sa, sabado, sab, samstag, samedi, sabato",
  "sunday, sun, su, so, domingo, dom, sonntag, dimanche, domenica",
].map((names) => names.split(", "));
