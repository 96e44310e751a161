-- Sends the requests of a list in turn. Each line has a token, a path and optionally a body, separated by tabs. Every
-- line is sent from its own IP address, because the site has rate limits per IP address.
local requests = {}

function init(args)
  for line in io.lines(args[1]) do
    local token, path, body = line:match("^([^\t]*)\t([^\t]*)\t?(.*)$")
    local headers = {}
    for name, value in pairs(wrk.headers) do
      headers[name] = value
    end
    if token ~= "" then headers["Authorization"] = "Bearer " .. token end
    local number = #requests + 1
    headers["X-Forwarded-For"] =
      string.format("10.%d.%d.%d", math.floor(number / 65536), math.floor(number / 256) % 256, number % 256)
    if body ~= "" then
      headers["Content-Type"] = "application/json"
      requests[number] = wrk.format("POST", path, headers, body)
    else
      requests[number] = wrk.format("GET", path, headers)
    end
  end
  -- The position of the last run is unknown, so the caller passes a different start for every run.
  next_request = tonumber(args[2] or 0)
end

function request()
  next_request = next_request % #requests + 1
  return requests[next_request]
end
