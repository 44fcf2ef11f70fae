//! A guest's devices: lists them, ends them, and adds new ones with a private link or a code. Opening a link changes
//! nothing, so that programs that prefetch links can't use it up. Only the button on the page does, once, within ten
//! minutes.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use canasta_i18n::devices::EMBEDDED_BROWSER;
use canasta_i18n::messages::devices;
use canasta_i18n::notice::{self, Notice};
use canasta_live::chance::{self, DEVICE_CODE_LENGTH};
use canasta_live::day;
use canasta_pages::{DeviceQuestion, GuestSummary, ListedDevice, Prefs};
use canasta_record::fair;
use canasta_store::{Device, DeviceInvitation, GuestId, SessionHash, WriteError};
use canasta_table::journal::Hash;
use sha2::{Digest as _, Sha256};

use crate::app::App;
use crate::cluster::peers;
use crate::handlers::files;
use crate::handlers::forget::add_device;
use crate::handlers::forms::{Fields, FormFields, field, redirect_with_cookies, see_other};
use crate::handlers::join::clean_code;
use crate::handlers::repeats::FormToken;
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// Lifetime of a link and its code, in milliseconds.
const LINK_LIFETIME_MS: i64 = 10 * 60 * 1000;
/// Length of a link's secret, in hexadecimal digits.
const SECRET_DIGITS: usize = 32;

/// `GET /devices`
pub(crate) async fn list(State(app): State<App>, visitor: Visitor) -> Response {
    list_page(&app, &visitor, StatusCode::OK, None).await
}

async fn list_page(app: &App, visitor: &Visitor, status: StatusCode, problem: Option<&str>) -> Response {
    let (Some(guest), Some(session)) = (visitor.guest, visitor.session) else {
        return reply::html(canasta_pages::devices_page(&visitor.prefs, &[], &[], problem));
    };
    let (Ok(devices), Ok(apart)) = (app.store.devices_of(guest).await, app.store.kept_apart(session).await) else {
        return reply::page(notice::UNAVAILABLE);
    };
    let devices: Vec<ListedDevice> =
        devices.into_iter().map(|(device, since)| list_entry(device, since, session)).collect();
    let mut known = Vec::with_capacity(apart.len());
    for guest in apart {
        match known_as(app, guest, None).await {
            Ok(summary) => known.push(summary),
            Err(notice) => return reply::page(notice),
        }
    }
    let mut response = reply::html(canasta_pages::devices_page(&visitor.prefs, &devices, &known, problem));
    *response.status_mut() = status;
    response
}

fn list_entry(device: Device, since: i64, asking: SessionHash) -> ListedDevice {
    ListedDevice {
        id: id_of(device.session),
        this: device.session == asking,
        label: device.label,
        since,
        seen: device.seen,
    }
}

/// A device's id in forms: the start of the stored hash, which doesn't reveal the secret.
fn id_of(session: SessionHash) -> String {
    fair::hex(&session.0[..8])
}

/// A guest's name and number of games. The name is from the preferences, or else the one they last used at a table.
async fn known_as(app: &App, guest: GuestId, chosen: Option<&Prefs>) -> Result<GuestSummary, Notice> {
    let (name, games) = app.store.known_as(guest).await.map_err(reply::read_error)?;
    let chosen = chosen.filter(|prefs| !prefs.name.is_empty()).map(|prefs| prefs.name.clone());
    let name = chosen.or(name).unwrap_or_else(|| Prefs::default().display_name().to_owned());
    Ok(GuestSummary { id: fair::hex(&guest.0), name, games })
}

/// `POST /devices/link`: creates a link and a code, which replace earlier ones.
pub(crate) async fn link(State(app): State<App>, visitor: Visitor, Origin(origin): Origin) -> Response {
    let Some(guest) = visitor.guest else { return see_other("/devices") };
    let (Some(secret), Some(code)) = (chance::random_hex::<16>(), chance::random_code(DEVICE_CODE_LENGTH)) else {
        return reply::page(notice::UNAVAILABLE);
    };
    let now = chance::unix_millis();
    let invitation = DeviceInvitation {
        secret: hash_of_secret(&secret),
        code: hash_of_code(&code),
        guest,
        prefs: visitor.prefs.cookie(),
        expires: now.saturating_add(LINK_LIFETIME_MS),
    };
    match app.store.add_device_invitation(now, invitation).await {
        Ok(()) => {
            let url = format!("{origin}/device/{secret}");
            reply::html(canasta_pages::device_link_page(&visitor.prefs, &url, &code))
        }
        Err(WriteError::Conflict) => reply::page(notice::UNAVAILABLE),
        Err(why) => reply::page(reply::write_error(why)),
    }
}

fn hash_of_secret(secret: &str) -> Hash {
    Sha256::digest(format!("canasta device link {secret}").as_bytes()).into()
}

fn hash_of_code(code: &str) -> Hash {
    Sha256::digest(format!("canasta device code {code}").as_bytes()).into()
}

/// `POST /devices/end`: ends a device's session. Its screens are disconnected at once.
pub(crate) async fn end(State(app): State<App>, visitor: Visitor, FormFields(fields): FormFields) -> Response {
    let (Some(guest), Some(this)) = (visitor.guest, visitor.session) else { return see_other("/devices") };
    let devices = match app.store.devices_of(guest).await {
        Ok(devices) => devices,
        Err(error) => return reply::page(reply::read_error(error)),
    };
    let id = field(&fields, "device");
    let found = devices.iter().map(|(device, _)| device.session).find(|session| id_of(*session) == id);
    let Some(session) = found else {
        return list_page(&app, &visitor, StatusCode::NOT_FOUND, Some(devices::not_one(visitor.prefs.lang))).await;
    };
    if devices.len() == 1 {
        return list_page(&app, &visitor, StatusCode::CONFLICT, Some(devices::last(visitor.prefs.lang))).await;
    }
    match app.store.end_session(session, guest).await {
        // Another request has just ended the session.
        Ok(()) | Err(WriteError::Conflict) => {}
        Err(why) => return reply::page(reply::write_error(why)),
    }
    peers::session_changed(&app, session).await;
    see_other(if session == this { "/" } else { "/devices" })
}

/// `POST /devices/back`: returns this device to an earlier guest.
pub(crate) async fn back(State(app): State<App>, visitor: Visitor, FormFields(fields): FormFields) -> Response {
    let Some(session) = visitor.session else { return see_other("/devices") };
    let apart = match app.store.kept_apart(session).await {
        Ok(apart) => apart,
        Err(error) => return reply::page(reply::read_error(error)),
    };
    let id = field(&fields, "guest");
    let Some(guest) = apart.into_iter().find(|guest| fair::hex(&guest.0) == id) else {
        return list_page(&app, &visitor, StatusCode::NOT_FOUND, Some(devices::not_one(visitor.prefs.lang))).await;
    };
    let (name, _) = match app.store.known_as(guest).await {
        Ok(known) => known,
        Err(error) => return reply::page(reply::read_error(error)),
    };
    match app.store.switch_guest(session, guest).await {
        Ok(()) | Err(WriteError::Conflict) => {}
        Err(why) => return reply::page(reply::write_error(why)),
    }
    peers::session_changed(&app, session).await;
    let mut response = see_other("/");
    // The device gets the guest's name back, too.
    let prefs = visitor.prefs.clone().with(name.as_deref().map(|name| ("name", name)));
    response.headers_mut().extend(visitor.cookie_names.prefs_header(&prefs).map(|cookie| (header::SET_COOKIE, cookie)));
    response
}

/// `GET /device`: the page for entering a code.
pub(crate) async fn type_code(visitor: Visitor, headers: HeaderMap) -> Response {
    files::public(&headers, canasta_pages::device_code_page(&visitor.prefs, None))
}

/// `POST /device`: shows whose code it is. After confirmation, the code works like the link.
pub(crate) async fn by_code(State(app): State<App>, visitor: Visitor, FormFields(fields): FormFields) -> Response {
    let Some(code) = clean_code(field(&fields, "code"), DEVICE_CODE_LENGTH) else {
        return no_code(&visitor.prefs);
    };
    let invitation = match app.store.device_invitation(&hash_of_code(&code), chance::unix_millis()).await {
        Ok(Some(invitation)) => invitation,
        // The rate limits count this status as a wrong code.
        Ok(None) => {
            let accepted = accepted_before(&app, &visitor, &fields).await;
            return accepted.unwrap_or_else(|| no_code(&visitor.prefs));
        }
        Err(error) => return reply::page(reply::read_error(error)),
    };
    if field(&fields, "sure") == "yes" {
        return accept(&app, visitor, invitation, &fields).await;
    }
    confirmation(&app, &visitor, &invitation, "/device", Some(&code)).await
}

fn no_code(prefs: &Prefs) -> Response {
    let mut response = reply::html(canasta_pages::device_code_page(prefs, Some(devices::used(prefs.lang))));
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}

/// `GET /device/{secret}`: shows what the link would do, without doing it.
pub(crate) async fn show_link(State(app): State<App>, visitor: Visitor, Path(secret): Path<String>) -> Response {
    match by_secret(&app, &secret).await {
        Ok(invitation) => confirmation(&app, &visitor, &invitation, &format!("/device/{secret}"), None).await,
        Err(notice) => reply::page(notice),
    }
}

/// `POST /device/{secret}`
pub(crate) async fn use_link(
    State(app): State<App>,
    visitor: Visitor,
    Path(secret): Path<String>,
    FormFields(fields): FormFields,
) -> Response {
    match by_secret(&app, &secret).await {
        Ok(invitation) if field(&fields, "sure") == "yes" => accept(&app, visitor, invitation, &fields).await,
        Ok(_) => see_other(&format!("/device/{secret}")),
        Err(notice) => accepted_before(&app, &visitor, &fields).await.unwrap_or_else(|| reply::page(notice)),
    }
}

async fn by_secret(app: &App, secret: &str) -> Result<DeviceInvitation, Notice> {
    if secret.len() != SECRET_DIGITS || !secret.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(notice::NO_SUCH_DEVICE_LINK);
    }
    let found =
        app.store.device_invitation(&hash_of_secret(secret), chance::unix_millis()).await.map_err(reply::read_error)?;
    found.ok_or(notice::NO_SUCH_DEVICE_LINK)
}

async fn confirmation(
    app: &App,
    visitor: &Visitor,
    invitation: &DeviceInvitation,
    action: &str,
    code: Option<&str>,
) -> Response {
    let chosen = Prefs::from_cookie(&invitation.prefs);
    let guest = match known_as(app, invitation.guest, Some(&chosen)).await {
        Ok(guest) => guest,
        Err(notice) => return reply::page(notice),
    };
    let is_same = visitor.guest == Some(invitation.guest);
    let before = match visitor.guest.filter(|_| !is_same) {
        Some(guest) => match known_as(app, guest, Some(&visitor.prefs)).await {
            Ok(before) => Some(before).filter(|before| before.games > 0),
            Err(notice) => return reply::page(notice),
        },
        None => None,
    };
    let in_app = visitor.device.starts_with(EMBEDDED_BROWSER);
    let question = DeviceQuestion { action, code, who: &guest, before: before.as_ref(), same: is_same, app: in_app };
    reply::html(canasta_pages::confirm_device_page(&visitor.prefs, &question))
}

/// Adds the browser to the guest's devices.
async fn accept(app: &App, visitor: Visitor, invitation: DeviceInvitation, fields: &Fields) -> Response {
    if visitor.guest == Some(invitation.guest) {
        return see_other("/devices");
    }
    let Some((session, cookie)) = visitor.new_session(FormToken::of(fields).as_ref()) else {
        return reply::page(notice::UNAVAILABLE);
    };
    let now = chance::unix_millis();
    let device = Device { session, label: visitor.device.clone(), seen: day(now) };
    match app.store.use_device_invitation(now, invitation.secret, visitor.session, device).await {
        Ok(()) => {}
        // Another request has just used the link.
        Err(WriteError::Conflict) => {
            let accepted = accepted_before(app, &visitor, fields).await;
            return accepted.unwrap_or_else(|| reply::page(notice::NO_SUCH_DEVICE_LINK));
        }
        Err(why) => return reply::page(reply::write_error(why)),
    }
    if let Some(before) = visitor.session {
        peers::session_changed(app, before).await;
    }
    add_device(app, invitation.guest).await;
    let mut response = see_other("/");
    let prefs = Prefs::from_cookie(&invitation.prefs);
    let cookies: [Option<HeaderValue>; 2] = [Some(cookie), visitor.cookie_names.prefs_header(&prefs)];
    for cookie in cookies.into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The answer to a form that has already added this browser, if the first answer was lost.
async fn accepted_before(app: &App, visitor: &Visitor, fields: &Fields) -> Option<Response> {
    let token = FormToken::of(fields).filter(|_| field(fields, "sure") == "yes")?;
    let (guest, cookie) = match visitor.session_from_form(app, &token).await {
        Ok(session) => session?,
        Err(notice) => return Some(reply::page(notice)),
    };
    let name = app.store.known_as(guest).await.ok().and_then(|(name, _)| name);
    let prefs = visitor.prefs.clone().with(name.as_deref().map(|name| ("name", name)));
    Some(redirect_with_cookies(&visitor.cookie_names, &prefs, Some(cookie), "/"))
}
